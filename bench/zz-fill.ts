import { growFolder } from './grown-folder.ts';
for (const [dir, c] of [['20-20-20-20-20', [20,20,20,20,20]], ['100000-20-20-100000-100000', [100000,20,20,100000,100000]]] as const) {
  console.time('fill');
  const [contacts, consultations, careers, products, posts] = c;
  await growFolder({ dataDir: '/tmp/grow-bench/sqlite-' + dir }, { contacts, consultations, careers, products, posts });
  console.timeEnd('fill');
}
