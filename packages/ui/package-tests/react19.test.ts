import { testConsumer } from './testConsumer.ts';

testConsumer('19', 'tsc', 'tsconfig.json');
