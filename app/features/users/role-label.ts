import { m } from '#messages';
import type { Role } from '#shared/account.ts';

const labels: Record<Role, () => string> = {
  admin: m.admin_role_admin,
  marketing: m.admin_role_marketing,
  sales: m.admin_role_sales,
  hr: m.admin_role_hr,
  user: m.admin_role_user,
};

export function roleLabel(role: Role): string {
  return labels[role]();
}
