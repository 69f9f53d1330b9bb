import { testConsumer } from './testConsumer.ts';

testConsumer('18', 'tsc6', 'tsconfig.nodenext.json');
