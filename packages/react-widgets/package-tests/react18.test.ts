import { testReact } from './testReact.ts';

testReact('18.3', 'tsc6', 'tsconfig.nodenext.json');
