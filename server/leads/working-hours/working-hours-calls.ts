import { answer, callsFor, json, success } from '#server/core/http/calls/calls.ts';
import { workingHoursShape } from '#shared/leads/working-hours.ts';
import { workingHoursSchema } from '#shared/leads/working-hours-input.ts';
import type { WorkingHoursService } from './working-hours-service.ts';

const call = callsFor<{ workingHours: WorkingHoursService }>('Working hours');

export const workingHoursCalls = [
  call('GET /working-hours', {
    summary: 'Read when the company works, and how soon it answers',
    reply: answer('The hours.', { name: 'WorkingHoursInForce', schema: workingHoursShape }),
    handle: (_input, { workingHours }) => workingHours.get(),
  }),
  call('PUT /working-hours', {
    summary: 'Set when the company works, and how soon it answers',
    body: json('WorkingHours', workingHoursSchema),
    reply: success('They are in force.', 'working_hours_saved'),
    handle: ({ body }, { workingHours }) => workingHours.set(body),
  }),
];
