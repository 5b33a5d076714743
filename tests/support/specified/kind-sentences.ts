import { m } from '#messages';
import type { KindName } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';

/** The general sentences of the back office about one kind, in a language. */
export function kindSentences(name: KindName, locale: Language) {
  const kind = m[`entity_${name}`]({}, { locale });
  const [named, within] = [{ kind }, { kind: kind.toLowerCase() }];
  return {
    add: m.admin_kind_add(within, { locale }),
    edit: m.admin_kind_edit(within, { locale }),
    createError: m.admin_kind_error_creating(within, { locale }),
    deleteError: m.admin_kind_error_deleting(within, { locale }),
    created: m.admin_kind_created(named, { locale }),
    updated: m.admin_kind_updated(named, { locale }),
    deleted: m.admin_kind_deleted(named, { locale }),
  };
}
