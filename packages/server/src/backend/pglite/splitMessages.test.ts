import { expect, test } from 'vitest';
import { splitMessages } from './splitMessages';

const encode = (type: string, body = '') => {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type, 0, 'latin1');
  bytes.writeUInt32BE(4 + body.length, 1);
  bytes.write(body, 5, 'latin1');
  return bytes;
};
const split = (...messages: Buffer[]) =>
  splitMessages(Buffer.concat(messages)).map(({ bytes, endsInReady }) => [
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/[^A-Za-z]/g, ''),
    endsInReady,
  ]);

test('messages are grouped by their ReadyForQuery', () => {
  expect(split(encode('Q', 'select'))).toEqual([['Qselect', true]]);
  expect(split(encode('P', 'one'), encode('D'), encode('H'))).toEqual([['PoneDH', false]]);
  expect(split(encode('B'), encode('E'), encode('S'), encode('Q', 'rollback'))).toEqual([
    ['BES', true],
    ['Qrollback', true],
  ]);
  expect(split(encode('S'), encode('P', 'two'), encode('H'))).toEqual([
    ['S', true],
    ['PtwoH', false],
  ]);
});

test('the first message of a connection has no type', () => {
  expect(splitMessages(Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]))).toEqual([
    { bytes: Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]), endsInReady: true },
  ]);
});
