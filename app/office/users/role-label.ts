import { m } from '#messages';
import { type Role, roles } from '#shared/accounts/roles.ts';

export const roleLabels: Record<Role, () => string> = {
  admin: m.admin_role_admin,
  marketing: m.admin_role_marketing,
  sales: m.admin_role_sales,
  hr: m.admin_role_hr,
  user: m.admin_role_user,
};

/** The roles as choices of a select. */
export const roleChoices = () => roles.map((role) => ({ value: role, label: roleLabels[role]() }));
