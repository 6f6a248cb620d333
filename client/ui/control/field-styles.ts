// Text fields; the first load of a signed-in page does without them.
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
