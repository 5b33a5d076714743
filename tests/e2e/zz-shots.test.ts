import { test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenQuote } from '../support/given/given-quote.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenAdministrator, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

test('shots', async () => {
  const credentials = { username: 'Rana', password: 'woven bags by the lorry' };
  await givenAdministrator(site(), credentials);
  await givenAdministrator(site(), { username: 'سامي', password: 'woven bags by the lorry' });
  const login = await site().http.inject({ method: 'POST', url: '/api/auth/login', payload: credentials });
  const { token } = login.json();
  await site().http.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'Rana', password: 'x' } });
  await site().http.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'nobody', password: 'x' } });
  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: string, url: string, payload?: object, more = {}) => {
    const reply = await site().http.inject({ method: method as 'PUT', url: `/api${url}`, headers: { ...headers, ...more }, ...(payload && { payload }) });
    if (reply.statusCode >= 300) console.log(method, url, reply.statusCode, reply.body.slice(0, 200));
    return reply;
  };
  await site().http.inject({ url: '/api/users' });
  await call('PUT', '/company', { phone: '+962 6 500 0778' });
  await call('PUT', '/company', { phone: '+962 6 500 0779', fax: '+962 6 500 0771', localSharePercent: 61, poBox: 'PO Box 12', locality: 'Sahab', legalName: 'Mansooj Ltd' });
  const partner = await givenPartner(site(), { name: 'Al-Quds Mill', translations: { ar: { name: 'مطحنة القدس', industry: '', specifications: [] } } });
  await call('PUT', `/partners/${partner._id}`, { name: 'Al-Quds Mills', industry: partner.industry, specifications: [] });
  await call('DELETE', `/partners/${partner._id}`);
  await call('POST', `/trash/partner/${partner._id}/restore`);
  const gone = await givenPartner(site(), { name: 'Gone' });
  await call('DELETE', `/partners/${gone._id}`);
  await call('DELETE', `/trash/partner/${gone._id}`);
  const accounts = await site().database.db.selectFrom('account').select(['id', 'username']).execute();
  const idOf = (name: string) => accounts.find(({ username }) => username === name)?.id;
  const quote = await givenQuote(site(), {});
  const job = await givenApplication(site(), {});
  const q = quote._id;
  await call('PATCH', `/leads/${q}`, { owner: idOf('Rana') });
  await call('PATCH', `/leads/${q}`, { owner: idOf('سامي'), nextStep: 'Call', nextStepOn: '2026-12-10', tags: ['potash'] });
  await call('PATCH', `/quotes/${q}/status`, { status: 'read' });
  await call('POST', `/leads/${q}/notes`, { text: 'They want FOB.' });
  await call('POST', `/quotes/${q}/thread`, { kind: 'answer', text: 'We can deliver in March.' });
  await call('POST', `/quotes/${q}/thread`, { kind: 'answer', text: 'We accept.', via: 'whatsapp', author: 'visitor' });
  await call('PATCH', `/quotes/${q}/thread`, { isClosed: true });
  await call('PATCH', `/quotes/${q}/thread`, { isClosed: false });
  await call('GET', `/careers/${job._id}/cv`);
  await call('POST', `/careers/${job._id}/thread`, { kind: 'answer', text: 'Dear Samira', status: 'rejected' });
  await call('PUT', '/working-hours', undefined);
  await call('GET', '/contacts/export.csv');
  const reference = (await call('GET', `/leads/${q}`)).json().data.quote.reference;
  const jobReference = (await call('GET', `/leads/${job._id}`)).json().data.career.reference;
  const session = { token, user: { username: 'Rana', role: 'admin' as const } };
  for (const language of ['en', 'ar'] as const)
    for (const width of [1280, 360]) {
      const context = await openStaff(browser(), { address: site().address, language, session, width });
      for (const scheme of ['light', 'dark'] as const) {
        for (const [name, path] of [['activity', '/admin/audit'], ['desk', `/admin/leads/${reference}`], ['job', `/admin/leads/${jobReference}`]]) {
          const page = await openScreen(context, path);
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          await page.locator(name === 'activity' ? 'main tbody tr' : 'main article').first().waitFor();
          await page.waitForTimeout(700);
          if (name === 'activity') await page.locator('main tbody summary').nth(2).click();
          if (name === 'activity' && scheme === 'light') console.log(language, width, (await page.locator('main tbody tr').allInnerTexts()).join('\n'));
          if (name === 'activity') console.log(JSON.stringify(await accessibilityFaults(page)), await page.evaluate(() => document.documentElement.scrollWidth));
          if (name === 'desk' && scheme === 'light') console.log((await page.locator('main [class*=happened]').allInnerTexts()).join('\n'));
          await page.screenshot({ path: `/tmp/act-shots/${name}-${language}-${width}-${scheme}.png`, fullPage: name === 'activity' });
          await page.close();
        }
      }
    }
}, 300_000);
