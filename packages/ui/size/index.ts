import { reportWeights } from '../../../scripts/reportWeights.ts';
import { measureBundle } from './measureBundle.ts';
import { measureComponents } from './measureComponents.ts';
import { peers } from './peers.ts';

const button = await measureBundle(`export { Button } from '../src/components/Button/Button';`);
const card = await measureBundle(`export { EventCard } from '../src/components/EventCard/EventCard';`);
const kit = await measureBundle(`export { Kit } from './kit';`);
const comboboxes = Object.entries(await measureComponents(['Combobox', 'LookupField', 'SearchCombobox']));

print('', 'button JS', 'button CSS');
print('Lively', button.script, button.stylesheet);
print('', 'card JS', 'card CSS', 'kit JS', 'kit CSS');
print('Lively', card.script, card.stylesheet, kit.script, kit.stylesheet);
for (const { name, card, kit } of peers) print(name, card.script, card.stylesheet, kit.script, kit.stylesheet);
print('', 'at once', 'on focus');
for (const [name, { script, later }] of comboboxes) print(name, script, later);

process.stdout.write(`
Bytes of gzip -9. Kit: the card, a modal, three tabs, two text fields with a hint and an error, a submit button.
Counted: our modules, behaviour library, icons, the rules of these components. Not counted: React, tokens, reset, fonts.
Peers were measured once in the same way, on 2026-11-21; «in JS» has no stylesheet. Lively is measured now.
The last three are bundled by Rolldown, as Vite does: the list comes with the first focus.
`);

reportWeights({
  'script of Button': button.script,
  'styles of Button': button.stylesheet,
  'script of EventCard': card.script,
  'styles of EventCard': card.stylesheet,
  'script of the kit': kit.script,
  'styles of the kit': kit.stylesheet,
  'script of a combobox': Math.max(...comboboxes.map(([, { script }]) => script)),
});

function print(name: string, ...cells: (string | number)[]): void {
  const columns = cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell).padStart(10));
  process.stdout.write(`${name.padEnd(40)}${columns.join('')}\n`);
}
