/** An entry with a title and a text. */
export const titled = [{ title: 'Patience', text: 'Threads take time.' }];

/** Every text of the company, with one entry in each of its lists. */
export const companyTexts = {
  name: 'Mansooj',
  legalName: 'Mansooj Ltd',
  consultingName: 'Mansooj Consulting',
  tagline: 'Woven',
  promise: 'On time',
  promiseText: 'Always.',
  callToWork: 'Come.',
  exportMarkets: ['Iraq'],
  whatsappGreeting: 'Hello',
  poBox: '1',
  address: 'Amman',
  locality: 'Amman',
  openingHours: [{ days: 'Sunday', hours: '8–16' }],
  story: 'Long.',
  values: titled,
  consultingIntro: 'Ask.',
  consultingValues: titled,
  factoryCaption: 'How tapes become fabric.',
};
