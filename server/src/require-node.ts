// Imported before everything else: an older Node should end with a sentence, not with a stack trace of the first thing it lacks.
const requiredMajor = 26

if (Number.parseInt(process.versions.node, 10) < requiredMajor) {
  process.stderr.write(
    `Marquee needs Node ${requiredMajor} and this is ${process.version}: run \`npm start\`, which uses the Node in node_modules.\n`,
  )
  process.exit(1)
}
