import { testReact } from './testReact.ts';

testReact('19', 'tsc', 'tsconfig.json');
