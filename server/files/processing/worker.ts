import { serveTasks } from '../../platform/serve-tasks.ts'
import { TASKS } from './tasks.ts'

serveTasks(TASKS)
