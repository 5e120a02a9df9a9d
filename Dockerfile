# All builds have the same base. To build on a newer one, replace the digest by the one that this prints:
#   docker buildx imagetools inspect python:3.13-slim
FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS base

FROM base AS builder
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/venv
# This includes the driver of PostgreSQL. A bot on a file doesn't need it.
COPY requirements/postgres.txt requirements.txt
RUN /opt/venv/bin/python -m pip install --require-hashes -r requirements.txt

# Compile the rules in a stage of their own, so that the image has no compiler.
FROM builder AS compiler
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
COPY requirements/fast.txt requirements.txt
RUN /opt/venv/bin/python -m pip install --require-hashes -r requirements.txt
WORKDIR /app
COPY fast fast
COPY engine engine
COPY ai ai
RUN /opt/venv/bin/python -m fast

FROM base
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
COPY --from=compiler /app/build/fast build/fast
RUN python -m compileall -q engine ai storage bot cogs

# The origin of the code: docker build --build-arg SOURCE=... --build-arg REVISION=$(git rev-parse HEAD)
ARG SOURCE=""
ARG REVISION=""
LABEL org.opencontainers.image.source="$SOURCE" \
      org.opencontainers.image.revision="$REVISION"
RUN echo "$REVISION" > revision

# A number, because Kubernetes can't tell whether a name means root.
USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=30s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
