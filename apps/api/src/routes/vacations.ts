// /me/vacation: the asker's vacations.
import { BeginVacation, SetAutomaticVacation, VacationState } from "@pithead/contracts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import { beginVacation, endVacation, vacationOf } from "../clocks/vacations.ts";
import { inPerson } from "../plugins/session.ts";
import type { Service } from "../service.ts";
import { IN_PERSON, PROBLEMS } from "./answers.ts";
import { orProblem } from "./problem.ts";

export const vacationRoutes: FastifyPluginCallbackZod<{ service: Service }> = (app, { service }, ready) => {
  const tags = ["session"];
  const security = IN_PERSON;
  const response = { 200: VacationState, ...PROBLEMS };

  app.get(
    "/me/vacation",
    { schema: { tags, security, summary: "The asker's vacation, and what is left of the budget", response } },
    (request) => vacationOf(service, inPerson(request).id),
  );

  app.post(
    "/me/vacation",
    { schema: { tags, security, summary: "Begin a vacation now: clocks rest meanwhile", body: BeginVacation, response } },
    async (request) => orProblem(await beginVacation(service, inPerson(request).id, new Date(request.body.until))),
  );

  app.delete("/me/vacation", { schema: { tags, security, summary: "End the vacation now", response } }, (request) =>
    endVacation(service, inPerson(request).id),
  );

  app.patch(
    "/me/vacation",
    {
      schema: {
        tags,
        security,
        summary: "Whether a vacation begins by itself just before a timeout",
        body: SetAutomaticVacation,
        response,
      },
    },
    async (request) => {
      const { id } = inPerson(request);
      await service.db.user.update({ where: { id }, data: { autoVacation: request.body.automatic } });
      return vacationOf(service, id);
    },
  );
  ready();
};
