/** Reads a JSON array of cases on stdin, prints the JSON array of their results: see tests/vectors. */
import { text } from 'node:stream/consumers';
import { answerFile } from './conformance/answer';

const answers = answerFile(await text(process.stdin));
if (answers.ok) {
  process.stdout.write(`${JSON.stringify(answers.value)}\n`);
} else {
  process.stderr.write(`${answers.error}\n`);
  process.exitCode = 1;
}
