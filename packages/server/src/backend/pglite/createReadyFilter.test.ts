import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReadyFilter } from './createReadyFilter';

type Message = readonly [type: string, body: string];

const encode = ([type, body]: Message): Buffer => {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type, 0, 'latin1');
  bytes.writeUInt32BE(4 + body.length, 1);
  bytes.write(body, 5, 'latin1');
  return bytes;
};

const message = fc.oneof(
  fc.constantFrom<Message>(['Z', 'I'], ['Z', 'T'], ['Z', 'E']),
  fc.tuple(
    fc.constantFrom('D', 'C', 'E', 'T'),
    fc.string({ maxLength: 30, unit: fc.constantFrom('Z', '\0', '\x05', 'a') }),
  ),
);

test('each ReadyForQuery is removed from an answer in any pieces, and all other messages keep their order', () => {
  fc.assert(
    fc.property(fc.array(message), fc.array(fc.nat(40)), (messages, cuts) => {
      const { filter, takeReady } = createReadyFilter();
      let rest = Buffer.concat(messages.map(encode));
      const passed: Uint8Array[] = [];
      for (const cut of cuts) {
        passed.push(filter(rest.subarray(0, cut)));
        rest = rest.subarray(cut);
      }
      passed.push(filter(rest));
      const others = messages.filter(([type]) => type !== 'Z');
      expect(Buffer.concat(passed)).toEqual(Buffer.concat(others.map(encode)));
      const ready = messages.findLast(([type]) => type === 'Z');
      const taken = takeReady();
      expect(taken && Buffer.from(taken)).toEqual(ready && encode(ready));
      expect(takeReady()).toBeUndefined();
    }),
  );
});
