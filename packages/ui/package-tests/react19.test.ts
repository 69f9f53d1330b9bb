import { testConsumer } from './testConsumer.ts';

testConsumer('19', 'tsconfig.json');
