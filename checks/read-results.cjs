// Prints "<passed> <failed>" of the results file named by RESULTS, then each failed test with the beginning of its error.
// Reads the JSON of Vitest, and that of the browser scenarios, whose `failures` are sentences.
const results = JSON.parse(require('node:fs').readFileSync(process.env.RESULTS, 'utf8'))
console.log(`${results.numPassedTests} ${results.numFailedTests}`)
const files = results.testResults ?? []
const failures = [
  ...(results.failures ?? []),
  ...files.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`),
  ),
  // A file that could not be loaded, or whose preparation failed, has a message and no test that failed.
  ...files
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
    )
    .map(({ name, message }) => `${name}: ${message}`),
]
for (const failure of failures) console.log(failure.split('\n').slice(0, 6).join('\n').slice(0, 1_000))
