import { m } from '#messages';

export const handle = { title: m.admin_nav_careers };

export default function CareerManagement() {
  return <h1>{m.admin_nav_careers()}</h1>;
}
