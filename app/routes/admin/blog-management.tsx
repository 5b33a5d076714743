import { m } from '#messages';

export const handle = { title: m.admin_nav_blogs };

export default function BlogManagement() {
  return <h1>{m.admin_nav_blogs()}</h1>;
}
