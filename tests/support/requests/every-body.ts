import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { keptField } from '#server/core/files/file-fields.ts';
import { apiCalls } from '#server/main/api/api-calls.ts';
import { listFieldNames } from '#shared/kinds/fields.ts';
import { type KindName, kindList, kinds } from '#shared/kinds/kinds.ts';
import { fieldKeys, fields as tradeFields } from '#shared/trade/trade-fields.ts';
import { applicationForm, cvFile } from '../browser/application-form.ts';
import { sentPicture } from '../files/sent-files.ts';
import { companyTexts, titled } from '../given/company-texts.ts';
import { givenContact } from '../given/given-contact.ts';
import { givenPartner } from '../given/given-partner.ts';
import { givenProduct } from '../given/given-product.ts';
import { sampleWithoutFiles } from '../given/kind-samples.ts';
import type { BuiltSite } from '../sites/build-site.ts';
import { type AdminCalls, staffForm } from './staff-calls.ts';
import { systemBodies } from './system-bodies.ts';
import { threadBodies } from './thread-bodies.ts';

type Sender = { site: BuiltSite; admin: AdminCalls };

/** How a body of the API is sent, with a text in any of its fields. */
export type BodyExample = {
  /** A valid body with an entry in every list. */
  body: object;
  /** `POST /faqs`; a record that has to be there first is made. */
  call(sender: Sender): string | Promise<string>;
  /** What surrounds a text in a field that takes no other, by the field's way with dots. */
  around?: Record<string, (text: string) => string>;
  /** The request; by default the body as JSON. */
  form?(body: object): Promise<FormData>;
  /** The fields, with dots, that take certain values alone, and none of the strings: choices, days, addresses. */
  choices?: string[];
  /** Not stored as text: record ids and credentials. */
  isOnlyRead?: boolean;
  /** One invalid text would reject the whole body, so each field is sent separately. */
  isOneByOne?: boolean;
  /** Sent by a browser that is not signed in: staff and programs are no visits. */
  isOfVisitor?: boolean;
};

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const named = (call: string) => ({ call: () => call });
const searchTexts = { searchTitle: 'Title', searchDescription: 'Description' };
const specifications = [{ name: 'Year', value: '2026' }];
const lead = { fullName: 'Lina', email: 'lina@example.com' };
const visit = { visit: (text: string) => JSON.stringify({ referrer: text, campaign: text, page: text }) };
const deletion = { action: 'delete', ids: ['nobody'] };
const bulkNames = kindList.map(({ api }) => api.shape);
const bulkChanges = [...bulkNames, 'Contact', 'Consultation', 'Career', 'Quote'].map((name): [string, BodyExample] => {
  const shape = `${name}BulkChange`;
  const path = apiCalls.find(({ body }) => body?.shape.name === shape)?.path;
  return [shape, { body: deletion, ...named(`POST ${path}`), isOnlyRead: true }];
});
/** Records that cannot be without a file are edited. */
const givenRecords: { readonly [Name in KindName]?: (site: BuiltSite) => Promise<{ _id: string }> } = {
  product: givenProduct,
  partner: givenPartner,
};
const figuresWithoutText = [
  'family',
  ...fieldKeys.filter((key) => tradeFields[key].usedBy !== 'request' && tradeFields[key].type === 'choice'),
];
const kindInputs = kindList.map((kind): [string, BodyExample] => {
  const { name, path, fields } = kind;
  const given = givenRecords[name];
  const choices = listFieldNames(fields, 'address', 'choice', 'day', 'time', 'gallery', 'figures', 'records').flatMap(
    (field) => {
      if (fields[field]?.type === 'records') return `${field}.0`;
      if (fields[field]?.type === 'figures') return figuresWithoutText.map((figure) => `${field}.${figure}`);
      return fields[field]?.type === 'gallery' ? `${keptField(field)}.0` : field;
    },
  );
  return [
    `${kind.api.shape}Input`,
    {
      body: sampleWithoutFiles(kind, { word: 'Bags' }),
      call: async ({ site }) => (given ? `PUT ${path}/${(await given(site))._id}` : `POST ${path}`),
      choices,
    },
  ];
});
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const made = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['usb'] } };
const signature = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' };
const signed = { ...credential, response: signature };

const secret = (call: string, body: object): BodyExample => ({ body, ...named(call), isOnlyRead: true });

/** An example of every body that the API takes, by the name of its shape in the description of the API. */
export const bodyExamples: Record<string, BodyExample> = {
  ...{ ...Object.fromEntries([...bulkChanges, ...kindInputs, ...threadBodies]), ...systemBodies },
  ProductImages: {
    body: {},
    call: async ({ site }) => `POST /products/${(await givenProduct(site))._id}/images`,
    form: async (body) => staffForm({ ...body, images: await sentPicture() }),
    isOnlyRead: true,
  },
  SpecificationInput: {
    body: { name: 'Width', value: '50 cm' },
    call: async ({ site }) => `POST /products/${(await givenProduct(site))._id}/specifications`,
  },
  SpecificationChange: {
    body: { name: 'Width', value: '50 cm' },
    call: async ({ site }) => `PUT /products/${(await givenProduct(site, { specifications }))._id}/specifications/Year`,
  },
  BlogPreviewInput: { body: { content: 'Text' }, ...named('POST /blogs/preview') },
  BlogTag: {
    body: { tag: 'looms' },
    async call({ admin }) {
      const post = await admin.call('POST', '/blogs', sampleWithoutFiles(kinds.blog_post, { word: 'Bags' }));
      return `POST /blogs/${post.json()._id}/tags`;
    },
  },
  CompanyInput: {
    body: {
      ...companyTexts,
      departments: [{ key: 'sales', name: 'Sales', phone: '+962 6 500 0000', email: 'sales@example.com' }],
      timeline: [{ ...titled[0], year: 2026 }],
      process: [{ ...titled[0], year: 2026, image: '' }],
      factoryPictures: [{ image: '', caption: 'Looms' }],
      pages: [{ page: '/', ...searchTexts }],
      translations: {
        ar: {
          ...companyTexts,
          departments: [{ name: 'المبيعات' }],
          timeline: titled,
          process: titled,
          factoryPictures: [{ caption: 'الأنوال' }],
          pages: [searchTexts],
        },
      },
    },
    ...named('PUT /company'),
    choices: [
      'phone',
      'fax',
      'whatsapp',
      'email',
      'coordinates',
      'departments.0.key',
      'departments.0.phone',
      'departments.0.email',
      'socialUrl',
      'professionalUrl',
      'values.0.image',
      'process.0.image',
      'factoryPictures.0.image',
      'pages.0.page',
    ],
  },
  LibraryImageInput: {
    body: { alt: 'A loom', translations: { ar: { alt: 'نول' } } },
    ...named('POST /images/library'),
    form: async (body) => staffForm({ ...body, image: await sentPicture() }),
  },
  PrintedFactsInput: {
    body: { printed: '50 kg' },
    async call({ admin }) {
      const added = await admin.post('/images/library', { image: await sentPicture(), alt: '' });
      return `PUT /images/printed?path=${added.json().path}`;
    },
  },
  ContactInput: {
    body: { ...lead, message: 'Bags?' },
    ...named('POST /contacts'),
    around: visit,
    choices: ['email', 'product'],
  },
  ConsultationInput: {
    body: { ...lead, company: 'Feed', typeOfInquiry: 'Automation', message: 'How?' },
    ...named('POST /consultations'),
    around: visit,
    choices: ['email', 'typeOfInquiry'],
  },
  QuoteInput: {
    body: {
      ...{ ...lead, company: 'Feed', country: 'Nigeria', message: 'Soon?' },
      lines: [{ family: 'sack', title: 'Sugar sack', note: 'White', specified: { goods: 'Sugar', width: '56 cm' } }],
      order: { place: 'Lagos' },
    },
    ...named('POST /quotes'),
    around: visit,
    choices: ['email', 'phone', 'preferredLanguage', 'lines.0.family', 'lines.0.product'],
  },
  CareerInput: {
    body: { ...lead, phone: '079 123 4567' },
    ...named('POST /careers'),
    around: visit,
    choices: ['email', 'phone', 'opening'],
    async form(body) {
      const fields = body as Record<string, string>;
      return applicationForm({ fields, cv: cvFile(undefined, `${fields.fullName}.pdf`) });
    },
  },
  ContactStatus: {
    body: { status: 'read' },
    call: async ({ site }) => `PATCH /contacts/${(await givenContact(site))._id}/status`,
    isOnlyRead: true,
  },
  QuoteStatus: secret('PATCH /quotes/nobody/status', { status: 'read' }),
  CareerStatus: secret('PATCH /careers/nobody/status', { status: 'reviewed' }),
  ContentOrder: secret('PUT /faqs/order', { ids: ['nobody'] }),
  PersonSelection: secret('POST /privacy/person/erase', { person: 'nobody@example.com', records: ['nobody'] }),
  TrashRestoration: secret('POST /trash/restore', { records: [{ entity: 'faqs', _id: 'nobody' }] }),
  StillRight: secret('POST /translations/faq/nobody/still-right', {
    texts: [{ field: 'question', changedAt: '2026-11-01T00:00:00.000Z' }],
  }),
  DraftRequest: secret('POST /translations/faq/nobody/drafts', { language: 'ar' }),
  DraftsAccepted: secret('POST /translations/faq/nobody/drafts/accept', {
    drafts: [{ field: 'question', madeAt: '2026-11-01T00:00:00.000Z' }],
  }),
  DraftsDiscarded: secret('POST /translations/faq/nobody/drafts/discard', {
    drafts: [{ field: 'question', madeAt: '2026-11-01T00:00:00.000Z' }],
  }),
  Person: secret('POST /privacy/person', { person: 'nobody@example.com' }),
  Credentials: secret('POST /auth/login', { username: 'nobody', password: 'nothing', totp: '123456' }),
  PasswordChange: secret('PUT /auth/password', { current: 'nothing', next: 'correct-horse-battery' }),
  ForgottenPassword: secret('POST /auth/password/forgotten', { username: 'nobody' }),
  PasswordRecovery: secret('POST /auth/password/recover', { token: 'nothing', password: 'correct-horse-battery' }),
  TotpConfirmation: secret('POST /auth/totp/confirm', { code: '123456', password: 'nothing' }),
  PasswordProof: secret('POST /auth/totp/off', { password: 'nothing' }),
  IdentityProof: secret('POST /auth/confirm', { password: 'nothing', totp: '123456', passkey: signed }),
  SignedChallenge: secret('POST /auth/login/passkey', signed),
  NewPasskey: secret('POST /auth/passkeys', { name: 'Key', credential: made }),
  PasskeyName: secret('PATCH /auth/passkeys/nobody', { name: 'Key' }),
  NewPassword: secret('PUT /users/nobody/password', { password: 'correct-horse-battery' }),
  NewInvitationBody: secret('POST /users/invitations', { username: 'lina', role: 'sales', email: 'lina@example.com' }),
  InvitationAcceptance: secret('POST /auth/invitation', { token: 'nothing', password: 'correct-horse-battery' }),
  TestLetter: secret('POST /first-day/test-letter', { to: 'lina@example.com' }),
  TestMail: secret('POST /outbox/test', { to: 'lina@example.com' }),
  NewUser: {
    body: { username: 'lina', password: 'correct-horse-battery', role: 'user', email: '' },
    ...named('POST /users'),
    choices: ['role', 'email'],
  },
  UserChange: {
    body: { role: 'user', email: 'lina@example.com' },
    choices: ['role', 'email'],
    async call({ site: { database } }) {
      const username = randomUUID();
      await accountQueries.insert(database.db, { username, passwordHash: 'none', role: 'user' });
      return `PATCH /users/${(await accountQueries.findByName(database.db, username))!.id}`;
    },
  },
  RedirectInput: {
    body: { from: '/old', to: '/new' },
    ...named('POST /redirects'),
    around: { from: (text) => `/${text}`, to: (text) => `/${text}` },
  },
  DismissalInput: {
    body: { field: 'name', check: 'numbers', hash: '1abc', isDismissed: true },
    choices: ['field', 'check', 'hash'],
    async call(sender) {
      const { _id } = await givenPartner(sender.site);
      return `PUT /text-checks/partner/${_id}/dismissals`;
    },
  },
  TermInput: {
    body: {
      name: 'Rope',
      subject: 'bags',
      english: 'rope',
      arabic: 'حبل',
      englishSearch: ['cord'],
      arabicSearch: ['مرسة'],
      englishAvoided: ['string'],
      arabicAvoided: ['خيط'],
      note: 'Of the bag',
      isSearched: true,
    },
    ...named('POST /terms'),
    choices: ['subject'],
  },
  TermTrial: secret('POST /terms/trial', { q: 'rope', term: { _id: '', name: 'Rope', subject: 'bags' } }),
  VisitEvent: {
    body: { kind: 'view', path: '/', language: 'en', first: true, referrer: 'x.example', campaign: 'spring' },
    ...named('POST /visits'),
    isOfVisitor: true,
    isOneByOne: true,
    choices: ['kind', 'language'],
  },
  AskedSearchEvent: {
    body: { query: 'coffee bags', language: 'en', outcome: 'empty' },
    ...named('POST /searches'),
    isOfVisitor: true,
    isOneByOne: true,
    choices: ['language', 'outcome'],
  },
};

/** Sends one body. */
export async function sendBody(sender: Sender, example: BodyExample, body: object): Promise<LightMyRequestResponse> {
  const { site, admin } = sender;
  const [method = '', path = ''] = (await example.call(sender)).split(' ');
  const url = `/api${path}`;
  if (example.isOfVisitor) return site.http.inject({ method: method as 'POST', url, payload: body, headers: browser });
  return admin.call(method as 'POST', path, example.form ? await example.form(body) : body);
}
