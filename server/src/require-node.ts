// Imported first: an older Node ends with a sentence instead of the stack trace of the first missing feature.
const requiredMajor = 26

if (Number.parseInt(process.versions.node, 10) < requiredMajor) {
  process.stderr.write(
    `Marquee needs Node ${requiredMajor} and this is ${process.version}: run \`npm start\`, which uses the Node in node_modules.\n`,
  )
  process.exit(1)
}
