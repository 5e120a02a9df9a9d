"""A person at the page of the playground, who sees and clicks by headless Chromium."""

import contextlib
import shutil
import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.patience import PATIENCE

T = TypeVar("T")

PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True}
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)

# Everything is in one script, because the page may redraw a message between two calls. It ignores clicks
# until it shows the result of the last one.
PRESS = """
const found = [...document.querySelectorAll("#channel-timeline button")]
    .filter(button => button.textContent.trim() === arguments[0] && !button.disabled);
if (window.simcordPreview.pendingAction || !found.length) return false;
found.at(-1).click();
return Boolean(window.simcordPreview.pendingAction);
"""
OWN_MESSAGE = """
const own = [...document.querySelectorAll("#channel-timeline [data-message-id]")]
    .filter(message => message.innerText.includes("Only you can see this")).at(-1);
const buttons = own ? [...own.querySelectorAll("button:enabled")] : [];
return own ? [own.innerText, buttons.map(button => button.textContent.trim())]
    : ["", []];
"""
# Record times that the page calls future though they have passed.
WATCH_TIMES = """
window.momentsAhead = [];
const look = () => {
    for (const each of document.querySelectorAll("time.discord-timestamp")) {
        if (each.seen === each.textContent) continue;
        each.seen = each.textContent;
        const ahead = /^in (\\d+) second/.exec(each.textContent);
        if (ahead && Number(ahead[1]) > 1 && Date.parse(each.dateTime) <= Date.now())
            window.momentsAhead.push(each.parentElement.innerText);
    }
};
new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
look();
"""
MOMENTS = """
return [...document.querySelectorAll("#channel-timeline time.discord-timestamp")]
    .map(each => each.textContent);
"""
# A picture arrives while the page scrolls. Only then does the page notice that its end is out of view.
PICTURE_LOADS = """
const channel = document.querySelector("#channel-timeline");
channel.scrollTop = 0;
channel.scrollTop = channel.scrollHeight;
document.querySelector("#channel-message-list").style.paddingBottom = "300px";
"""
END_IN_VIEW = """
const channel = document.querySelector("#channel-timeline");
const drawn = [...channel.querySelectorAll("img")].every(image => image.complete);
return drawn && channel.scrollHeight - channel.scrollTop - channel.clientHeight <= 1;
"""
CHOOSE_VIEWER = """
const picker = document.querySelector("#viewer-picker");
const chosen = picker.options[arguments[0]];
if (!chosen) return "";
const person = chosen.value;
picker.value = person;
picker.dispatchEvent(new Event("change"));
return person;
"""
# Pictures that load push a menu off the screen briefly, and the page measures it just then.
MENU_AWAY = """
const menu = () => [...document.querySelectorAll("#channel-timeline .select-trigger")]
    .filter(each => each.textContent.trim() === arguments[0]).at(-1);
if (window.simcordPreview.pendingAction || !menu()) return false;
menu().click();
const list = document.querySelector("#channel-message-list");
list.style.paddingTop = "2000px";
window.dispatchEvent(new Event("resize"));
list.style.paddingTop = "";
return menu().getAttribute("aria-expanded") === "true";
"""
CHOOSE = """
const found = [...document.querySelectorAll(".select-list:popover-open [role=option]")]
    .find(option => option.textContent.includes(arguments[0]));
found?.click();
return Boolean(found);
"""
OWN_PICTURE = """
const own = [...document.querySelectorAll("#channel-timeline [data-message-id]")]
    .filter(message => message.innerText.includes("Only you can see this")).at(-1);
const pictures = own ? [...own.querySelectorAll("img")].map(image => image.alt).filter(alt => alt) : [];
return pictures.at(-1) ?? "";
"""


class Page:
    """The page, as a person sees it."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver
        self.run: Callable[..., Any] = cast("Any", driver).execute_script

    @property
    def text(self) -> str:
        return str(self.run("return document.querySelector('#channel-timeline').innerText"))

    @property
    def width(self) -> int:
        """How wide the channel is. On a phone it is scrolled sideways if it is wider than the screen."""
        return int(self.run("return document.querySelector('#channel-timeline').scrollWidth"))

    def own_message(self) -> tuple[str, list[str]]:
        """Return the text and the controls of the newest private message."""
        text, buttons = self.run(OWN_MESSAGE)
        return text, buttons

    def own_picture(self) -> str:
        """Return the description of the last picture on that message; "" if it has none."""
        return str(self.run(OWN_PICTURE))

    def ends_in_view(self) -> bool:
        """Return whether the end of the channel is visible, with all of its pictures."""
        return bool(self.run(END_IN_VIEW))

    def load_a_picture(self) -> None:
        """Let the last message grow as if a picture had loaded."""
        self.run(PICTURE_LOADS)

    def open(self, url: str) -> None:
        """Load the page again, and wait until it is ready."""
        self.driver.get("about:blank")
        self.driver.get(url)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until the page can be used, and watch its times from then on."""
        self.until(lambda: self.run("return window.simcordPreview?.ready === true"))
        self.run(WATCH_TIMES)

    def moments(self) -> list[str]:
        """Return how the messages in the channel show times."""
        return self.run(MOMENTS)

    @property
    def moments_ahead(self) -> list[str]:
        """Return the times that the page called future though they had passed."""
        return self.run("return window.momentsAhead")

    @property
    def viewer(self) -> str:
        """Return the person who views the page, once it is ready."""
        return str(self.run("return window.simcordPreview?.ready ? window.simcordPreview.viewerId : ''"))

    def choose_viewer(self, number: int) -> str:
        """View the page as another person; return their name."""
        found = self.until(lambda: str(self.run(CHOOSE_VIEWER, number)))
        self.until(lambda: self.viewer == found)
        return found

    def proposed(self, typed: str) -> str:
        """Return the first command that the page proposes for the typed text; clear the box again."""
        box = self.driver.find_element(By.ID, "channel-composer-input")
        box.click()
        box.send_keys(typed)
        self.until(lambda: self.driver.find_elements(By.CSS_SELECTOR, ".command-entry.is-active"))
        found = str(self.run("return document.querySelector('.command-entry.is-active').innerText"))
        box.send_keys(Keys.BACKSPACE * len(typed))
        return found.splitlines()[0]

    def type_command(self, command: str) -> None:
        """Type a slash command in the box, choose it and send it."""
        box = self.driver.find_element(By.ID, "channel-composer-input")
        box.click()
        box.send_keys(command)
        self.until(lambda: self.driver.find_elements(By.CSS_SELECTOR, ".command-entry.is-active"))
        box.send_keys(Keys.ENTER)
        self.until(lambda: self.driver.find_elements(By.CSS_SELECTOR, ".command-chip"))
        self.driver.switch_to.active_element.send_keys(Keys.ENTER)

    def press(self, label: str) -> None:
        """Press the last button with this label once it exists, and wait for the result."""
        self.until(lambda: self.run(PRESS, label))
        self.until(lambda: not self.run("return window.simcordPreview.pendingAction"))

    def choose(self, menu: str, label: str) -> None:
        """Open a menu while pictures load, choose an option, and check that it stays chosen."""
        self.until(lambda: self.run(MENU_AWAY, menu))
        self.until(lambda: self.run(CHOOSE, label))
        self.until(lambda: label in self.own_message()[1])

    def until(self, there: Callable[[], T], patience: float = PATIENCE) -> T:
        """Wait for a condition, as a person does who sees the page change by itself."""
        end = time.monotonic() + patience
        while not (found := there()):
            if time.monotonic() > end:
                raise AssertionError(f"It never came. The page says:\n{self.text}")
            time.sleep(0.1)
        return found


@contextlib.contextmanager
def browser(profile: Path) -> Generator[Page]:
    """Start Chromium with a phone's screen size; skip the test if it isn't installed."""
    chromium, chromedriver = shutil.which("chromium"), shutil.which("chromedriver")
    if not chromium or not chromedriver:
        pytest.skip("needs chromium and chromedriver (Debian: chromium chromium-driver)")
    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for flag in (*FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    driver = webdriver.Chrome(options=options, service=Service(chromedriver))
    try:
        cast("Any", driver).execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
        yield Page(driver)
    finally:
        driver.quit()
