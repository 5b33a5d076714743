import { m } from '#messages';
import type { CheckName } from '#shared/text-checks/text-check.ts';

type CheckWords = { label: () => string; why: () => string };

/** What each check is called, and why its findings matter. */
export const checkWords: Readonly<Record<CheckName, CheckWords>> = {
  missing_text: { label: m.text_check_missing_text, why: m.text_check_missing_text_why },
  numbers: { label: m.text_check_numbers, why: m.text_check_numbers_why },
  units: { label: m.text_check_units, why: m.text_check_units_why },
  printed_facts: { label: m.text_check_printed_facts, why: m.text_check_printed_facts_why },
  codes: { label: m.text_check_codes, why: m.text_check_codes_why },
  phone_numbers: { label: m.text_check_phone_numbers, why: m.text_check_phone_numbers_why },
  dates: { label: m.text_check_dates, why: m.text_check_dates_why },
  links: { label: m.text_check_links, why: m.text_check_links_why },
  placeholders: { label: m.text_check_placeholders, why: m.text_check_placeholders_why },
  headings: { label: m.text_check_headings, why: m.text_check_headings_why },
  list_items: { label: m.text_check_list_items, why: m.text_check_list_items_why },
  emphasis: { label: m.text_check_emphasis, why: m.text_check_emphasis_why },
  tables: { label: m.text_check_tables, why: m.text_check_tables_why },
  paragraphs: { label: m.text_check_paragraphs, why: m.text_check_paragraphs_why },
  forbidden_term: { label: m.text_check_forbidden_term, why: m.text_check_forbidden_term_why },
  two_translations: { label: m.text_check_two_translations, why: m.text_check_two_translations_why },
  identical_texts: { label: m.text_check_identical_texts, why: m.text_check_identical_texts_why },
  latin_words: { label: m.text_check_latin_words, why: m.text_check_latin_words_why },
  arabic_words: { label: m.text_check_arabic_words, why: m.text_check_arabic_words_why },
  mixed_letters: { label: m.text_check_mixed_letters, why: m.text_check_mixed_letters_why },
  end_punctuation: { label: m.text_check_end_punctuation, why: m.text_check_end_punctuation_why },
  arabic_punctuation: { label: m.text_check_arabic_punctuation, why: m.text_check_arabic_punctuation_why },
  english_punctuation: { label: m.text_check_english_punctuation, why: m.text_check_english_punctuation_why },
  punctuation_spacing: { label: m.text_check_punctuation_spacing, why: m.text_check_punctuation_spacing_why },
  brackets: { label: m.text_check_brackets, why: m.text_check_brackets_why },
  quotation_marks: { label: m.text_check_quotation_marks, why: m.text_check_quotation_marks_why },
  doubled_words: { label: m.text_check_doubled_words, why: m.text_check_doubled_words_why },
  doubled_spaces: { label: m.text_check_doubled_spaces, why: m.text_check_doubled_spaces_why },
  outer_spaces: { label: m.text_check_outer_spaces, why: m.text_check_outer_spaces_why },
  kashida: { label: m.text_check_kashida, why: m.text_check_kashida_why },
  invisible_characters: { label: m.text_check_invisible_characters, why: m.text_check_invisible_characters_why },
  digit_systems: { label: m.text_check_digit_systems, why: m.text_check_digit_systems_why },
  uneven_length: { label: m.text_check_uneven_length, why: m.text_check_uneven_length_why },
  too_long: { label: m.text_check_too_long, why: m.text_check_too_long_why },
};
