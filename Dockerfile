# Built elsewhere: docker build -t mansooj .
# Every step is proven in a plain folder by server/main/container.test.ts.

FROM node:26.10.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN npm prune --omit=dev

FROM node:26.10.0-trixie-slim AS site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/LICENSE /app/build/THIRD-PARTY-LICENSES.txt ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/generated generated
COPY --from=build /app/messages messages
COPY --from=build /app/project.inlang project.inlang
COPY --from=build /app/scripts scripts
COPY --from=build /app/content content
COPY --from=build /app/shared shared
COPY --from=build /app/server server
RUN mkdir /data /backups && chown node:node /data /backups
# Nothing but /data, /backups and /tmp is ever written to: the rest may be read-only.
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "scripts/check-health.mjs"]
CMD ["node", "scripts/keep-running.mjs", "build/program/main.js"]
