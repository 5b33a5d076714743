import { answer, callsFor, forNextChange, ifMatch, json, success } from '#server/core/http/calls/calls.ts';
import { expectedVersions, setVersion } from '#server/core/http/replies/content-reply.ts';
import { workingHoursShape } from '#shared/leads/working-hours.ts';
import { sentWorkingHoursSchema } from '#shared/leads/working-hours-input.ts';
import type { WorkingHoursService } from './working-hours-service.ts';

const call = callsFor<{ workingHours: WorkingHoursService }>('Working hours');

export const workingHoursCalls = [
  call('GET /working-hours', {
    summary: 'Read when the company works, and how soon it answers',
    reply: answer('The hours.', { name: 'WorkingHoursInForce', schema: workingHoursShape }, { headers: forNextChange }),
    async handle({ reply }, { workingHours }) {
      const inForce = await workingHours.get();
      setVersion(reply, inForce.hours);
      return inForce;
    },
  }),
  call('PUT /working-hours', {
    summary: 'Set when the company works, and how soon it answers',
    headers: [ifMatch],
    body: json('WorkingHours', sentWorkingHoursSchema),
    reply: success('They are in force.', 'working_hours_saved', { headers: forNextChange }),
    refusals: ['changed'],
    current: async (_input, { workingHours }) => (await workingHours.get()).hours,
    async handle({ body, request, reply }, { workingHours }) {
      await workingHours.set(body, expectedVersions(request));
      setVersion(reply, body);
    },
  }),
];
