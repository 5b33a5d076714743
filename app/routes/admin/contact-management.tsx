import { m } from '#messages';

export const handle = { title: m.admin_nav_contacts };

export default function ContactManagement() {
  return <h1>{m.admin_nav_contacts()}</h1>;
}
