// @ts-check
// First import of every script here: an old Node gets a sentence, not a stack trace.

const NEEDED = { major: 20, minor: 19 };

/**
 * @param {string} version as in process.versions.node
 * @returns {string | undefined} the sentence for the user, or nothing when the version will do
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
  return enough
    ? undefined
    : `Lexio Scorekeeper needs Node ${NEEDED.major}.${NEEDED.minor} or newer; this is Node ${version}. See https://nodejs.org.`;
}

const problem = nodeProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
