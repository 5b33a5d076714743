# Built elsewhere: docker build -t mansooj .
# The image holds what the release archive holds. Every step is proven in a plain folder by server/main/container.test.ts.

FROM node:26.10.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release -- --folder build-release/mansooj

FROM debian:trixie-slim AS site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/build-release/mansooj ./
# The user of images before 1.0.0 had this number too, so that it can read their volumes.
RUN useradd --uid 1000 mansooj && mkdir /data /backups && chown mansooj:mansooj /data /backups
# Nothing but /data, /backups and /tmp is ever written to: the rest may be read-only.
USER mansooj
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["./mansooj", "health"]
CMD ["./mansooj", "start"]
