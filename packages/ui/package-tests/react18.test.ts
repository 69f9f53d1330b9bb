import { testConsumer } from './testConsumer.ts';

testConsumer('18', 'tsconfig.nodenext.json');
