// The API's description: the OpenAPI document made of the contracts, and a page to read it.
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import plugin from "fastify-plugin";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { gameSchemas } from "./game-schemas.ts";

const DESCRIPTION = `Everything the web app does, it does through this API; positions, commands and events are each game's own JSON: \`GameView\` and \`GameCommand\` say which.

Errors are problem details (RFC 9457). Sessions are made by the web app's sign-in and travel in its cookie.
Programs bring a personal token (\`Authorization: Bearer …\`) and follow a game's stream, one JSON document a line.
A socket at \`/api/v1/socket\` takes \`{"type": "watch", "game": id}\` and says \`{"type": "seq", "game": id, "seq": n}\` whenever a game has moved on.`;

/** The page is served whole from here, and sets its own styles while it runs. */
const PAGE_POLICY = {
  "default-src": "'self'",
  "img-src": "'self' data:",
  "style-src": "'self' 'unsafe-inline'",
  "frame-ancestors": "'none'",
};

export default plugin<{ readonly publicUrl: string }>(async (app, { publicUrl }) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Pithead", version: "1", description: DESCRIPTION },
      tags: [
        { name: "session", description: "Who is asking." },
        { name: "tables", description: "Tables, before and while their games are played." },
        { name: "games", description: "Started games: positions, logs, moves, records." },
        { name: "programs", description: "For programs that play: streams of news, and what is legal." },
        { name: "editions", description: "The printed figures that a game is played with." },
        { name: "service", description: "The service itself." },
      ],
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
          token: { type: "http", scheme: "bearer", description: "A personal token, made on the account page: plays in its owner's name." },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(withGames(jsonSchemaTransformObject(document), publicUrl)),
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: PAGE_POLICY,
    uiConfig: { docExpansion: "list", layout: "BaseLayout", tryItOutEnabled: false },
    theme: { title: "Pithead API" },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
});

type Document = ReturnType<typeof jsonSchemaTransformObject>;

/** Says what the games' own JSON holds, game by game. */
function withGames(document: Document, publicUrl: string): Document {
  if (!("components" in document) || document.components?.schemas === undefined) return document;
  Object.assign(document.components.schemas, gameSchemas(publicUrl));
  return document;
}

/** The contracts are described both as they are sent and as they are answered: what no route uses is left out. */
function withoutUnused(document: Document): Document {
  if (!("components" in document) || document.components?.schemas === undefined) return document;
  const { schemas } = document.components;
  for (let before = -1; before !== Object.keys(schemas).length; ) {
    before = Object.keys(schemas).length;
    const text = JSON.stringify(document);
    for (const name of Object.keys(schemas)) {
      if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
    }
  }
  return document;
}
