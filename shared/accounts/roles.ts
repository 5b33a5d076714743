/**
 * `admin` has all rights; `marketing`, `sales` and `hr` are staff with the sections that `staff-sections.ts` gives them;
 * `user` is signed in without being staff.
 */
export const roles = ['admin', 'marketing', 'sales', 'hr', 'user'] as const;
export type Role = (typeof roles)[number];

export function isAdmin(user: { role: string } | undefined): boolean {
  return user?.role === 'admin';
}

/** Whether a role is staff, with any sections. */
export function isStaff(user: { role: string } | undefined): boolean {
  return user !== undefined && user.role !== 'user' && roles.some((role) => role === user.role);
}
