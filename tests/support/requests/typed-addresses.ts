const parts = {
  before: ['', '', '<', ' ', '"', 'mailto:', 'Samir <', '(', '- ', "'", '\u200f', '«', '?to='],
  local: ['a', 'samir.haddad', 'x+y', 'سمير', "o'neil", 'a..b', '_', 'ａ', 'a٣', 'a{b', "'a", 'r&d', 'x%2By', ''],
  sign: ['@', '@', '@', '＠', ' @ ', '@@', '\u200b@', '@ ', ''],
  domain: [
    'example.com',
    'EXAMPLE.jo',
    'مثال.الأردن',
    'a-b.co.uk',
    'localhost',
    'example,com',
    'exa mple.com',
    '1.2.3.4',
    'bücher.de',
  ],
  after: ['', '', '>', ',', '.', ';', ')', '؛', '\u00ad', ', b@example.com', '"', '?', ' (office)', "'"],
};

const every = 23;

/** Some 7,000 addresses as people type, paste or mistype them. */
export function typedAddresses(): string[] {
  const all = Object.values(parts).reduce<string[]>(
    (texts, some) => texts.flatMap((text) => some.map((part) => text + part)),
    [''],
  );
  return all.filter((_, at) => at % every === 0);
}
