import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { kindSentences } from '../support/specified/kind-sentences.ts';

const site = useDemoSite();
const browser = useBrowser();

/** A question whose English was changed after its Arabic was written. */
async function givenStaleQuestion(token: string, question: string): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${site().address}/api${path}`, { method, headers, body: JSON.stringify(body) });
    return reply.json();
  };
  const texts = { group: 'Orders', question, answer: 'Ten thousand bags.' };
  const translations = { ar: { group: 'الطلبات', question, answer: 'عشرة آلاف كيس.' } };
  const { _id } = await send('POST', '/faqs', { ...texts, translations });
  await send('PUT', `/faqs/${_id}`, { ...texts, answer: 'Five thousand bags.' });
}

describe.each(readersOf('en'))('staff who read %s', (language) => {
  const say = words(language);

  test('see what changed since, say that it is still right, and get to the editor', async () => {
    const session = await givenSession(site());
    const question = `Stale ${randomUUID()}?`;
    await givenStaleQuestion(session.token, question);
    const context = await openStaff(browser(), { address: site().address, language, session, width: 360 });
    const page = await openScreen(context, '/admin/translations?state=stale&kind=faq');
    await page.getByRole('button', { name: say('translations_compare_named', { title: question }) }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('del').textContent()).toBe('Ten ');
    expect(await dialog.locator('ins').textContent()).toBe('Five ');
    expect(await dialog.locator('p[lang="ar"][dir="rtl"]').first().isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    const field = say('field_answer');
    await dialog.getByRole('button', { name: say('translations_still_right_named', { field }) }).click();
    await dialog.locator('del').waitFor({ state: 'detached' });
    await page.getByText(say('translation_still_right_done')).first().waitFor();
    await dialog.getByRole('link', { name: say('translations_edit') }).click();
    await page.getByRole('dialog', { name: kindSentences('faq', language).edit }).waitFor();

    await page.goto('/admin/translations?state=look&kind=faq');
    await page.getByRole('link', { name: say('translations_findings_named', { title: question }) }).click();
    await page
      .getByRole('link', { name: say('translations_compare_named', { title: question }) })
      .first()
      .click();
    await page
      .getByRole('button', { name: say('translations_compare_named', { title: question }) })
      .first()
      .click();
    await dialog.getByRole('link', { name: say('translations_found') }).waitFor();
    await context.close();
  });
});
