import { ROOT } from './generate/paths.ts'
import { addOperation } from './operation/add.ts'

/**
 * `make operation NAME=updateTopicColour NOUN=topics URL='/topics/{topicId}/colour'`: writes the file of the URL, its line
 * in the index and the empty handler. METHOD is needed only where the name does not say it.
 */
const { NAME, NOUN, URL, METHOD } = process.env
try {
  if (!NAME || !NOUN || !URL)
    throw new Error(
      "Say what it is called, whose it is and where it is: make operation NAME=updateTopic NOUN=topics URL='/topics/{topicId}'",
    )
  for (const line of addOperation(ROOT, { name: NAME, noun: NOUN, url: URL, method: METHOD })) console.log(line)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
