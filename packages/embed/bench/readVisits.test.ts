import { expect, test } from 'vitest';
import { readVisits } from './readVisits.ts';

const thread = { pid: 1, tid: 1 };
const url = (file: string) => ({ data: { url: `http://visit7.localhost/7/${file}` } });
const compiled = { ...thread, name: 'v8.compileModule', ts: 1000, tts: 1000, tdur: 100, args: url('script.js') };
const evaluated = { ...thread, name: 'v8.evaluateModule', ts: 9000, dur: 4000, tts: 5000, args: {} };
const asked = { ...thread, name: 'ResourceSendRequest', ts: 11_000, tts: 6900, args: url('events.json') };

test('the time of a visit contains its script, but not the page between download and evaluation', () => {
  const finished = { ...thread, name: 'ResourceFinish', ts: 2000, tts: 2000, args: {} };
  const parsed = { ...thread, name: 'ParseHTML', ts: 3000, dur: 2000, tts: 2500, tdur: 1200, args: {} };
  expect(readVisits([compiled, finished, parsed, evaluated, asked])).toEqual(new Map([[7, 2]]));
});

test('the scripts of other visits do not count', () => {
  const other = { ...evaluated, pid: 2, tts: 0 };
  const earlier = { ...evaluated, ts: 100, dur: 200, tts: 100 };
  expect(readVisits([compiled, other, earlier, evaluated, asked])).toEqual(new Map([[7, 2]]));
});

test('a request without the script of its visit is an error', () => {
  expect(() => readVisits([compiled, asked])).toThrow('visit 7');
});
