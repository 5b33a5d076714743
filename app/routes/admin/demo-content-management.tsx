import { readApi } from '#app/components/back-office/api-client.ts';
import { outcomeOf } from '#app/components/back-office/outcome.ts';
import { DemoContent } from '#app/features/demo-content/demo-content.tsx';
import { m } from '#messages';
import { demoContentAnswer } from '#shared/demo-content-list.ts';
import type { Route } from './+types/demo-content-management';

export const handle = { title: m.admin_nav_demo_content };

/** Not awaited: the screen renders while the list loads. */
export function clientLoader() {
  return { list: outcomeOf(readApi('/demo-content', demoContentAnswer), m.demo_error_fetching()) };
}

export default function DemoContentManagement({ loaderData }: Route.ComponentProps) {
  return <DemoContent list={loaderData.list} />;
}
