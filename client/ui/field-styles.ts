// Text fields; the first load of a signed-in page does without them.
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
