import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer, callsFor, json, success, successWith } from '#server/core/http/calls/calls.ts';
import {
  demoDecisionSchema,
  firstDayChangeSchema,
  firstDayShape,
  testLetterSchema,
} from '#shared/content/first-day.ts';
import type { FirstDayService } from './first-day-service.ts';

const call = callsFor<{ firstDay: FirstDayService }>('First day');

export const firstDayCalls = [
  call('GET /first-day', {
    summary: 'Ask what a new installation still needs',
    reply: answer('The first steps.', { name: 'FirstDay', schema: firstDayShape }),
    handle: ({ request }, { firstDay }) => firstDay.getFirstDay(callerOf(request)),
  }),
  call('PUT /first-day', {
    summary: 'Hide the first steps, or show them again',
    body: json('FirstDayChange', firstDayChangeSchema),
    reply: success('It is stored.', 'first_day_saved'),
    current: ({ request }, { firstDay }) => firstDay.getFirstDay(callerOf(request)),
    handle: ({ body }, { firstDay }) => firstDay.setDismissed(body.isDismissed),
  }),
  call('PUT /first-day/demo-content', {
    summary: 'Store that the demo content stays on purpose, or no longer does',
    body: json('DemoDecision', demoDecisionSchema),
    reply: success('It is stored.', 'first_day_saved'),
    handle: ({ body }, { firstDay }) => firstDay.keepDemoContent(body.isKept),
  }),
  call('POST /first-day/test-letter', {
    summary: 'Send a test letter to oneself; an account without an address gets the one that is sent',
    confirmed: true,
    body: json('TestLetter', testLetterSchema),
    reply: successWith('The mail server has taken it.', {
      name: 'TestLetterSent',
      key: 'first_day_letter_sent',
      fields: { to: z.string() },
    }),
    refusals: ['conflict', 'too_many', 'unavailable'],
    audit: 'changed',
    handle: async ({ body, request, language }, { firstDay }) => {
      const to = await firstDay.sendTestLetter(callerOf(request), body.to, language);
      return { to, parameters: { to } };
    },
  }),
];

const callerOf = ({ account }: FastifyRequest) => ({ id: account?.id ?? '' });
