import { m } from '#messages';

export const handle = { title: m.admin_nav_consultations };

export default function ConsultationManagement() {
  return <h1>{m.admin_nav_consultations()}</h1>;
}
