# One image for every part of a server: the compose file says which part a container runs.
FROM node:24-slim
WORKDIR /pithead
ENV NEXT_TELEMETRY_DISABLED=1
COPY . .
RUN npm ci --no-audit --no-fund --loglevel=error \
  && node packages/db/src/generate.ts \
  && npm run build --workspace @pithead/web \
  && npm cache clean --force \
  && chown -R node apps/web/.next
ENV NODE_ENV=production HOST=0.0.0.0
USER node
