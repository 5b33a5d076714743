import { words } from '#messages/text_check';
import type { CheckName } from '#shared/text-checks/text-check.ts';

/** What a check is called. */
export const checkLabel = (check: CheckName): string => words[`text_check_${check}`]();

/** Why its findings matter. */
export const checkReason = (check: CheckName): string => words[`text_check_${check}_why`]();
