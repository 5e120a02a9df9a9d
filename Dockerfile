FROM python:3.13-slim AS builder
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/venv
COPY requirements/run.txt requirements.txt
RUN /opt/venv/bin/python -m pip install --require-hashes -r requirements.txt

FROM python:3.13-slim
LABEL org.opencontainers.image.title="Citadels bot" \
      org.opencontainers.image.licenses="MIT"
ENV PATH="/opt/venv/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    CITADELS_DATABASE=/data/citadels.sqlite3 \
    SQLITE_TMPDIR=/data

RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin citadels \
    && install --directory --owner citadels --group citadels /data

WORKDIR /app
COPY --from=builder /opt/venv /opt/venv
COPY LICENSE ./
COPY engine engine
COPY ai ai
COPY storage storage
COPY bot bot
COPY cogs cogs
RUN python -m compileall -q engine ai storage bot cogs

USER citadels
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
