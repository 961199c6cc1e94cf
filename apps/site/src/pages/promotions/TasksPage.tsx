import { PageBody } from '@parlour/ui';
import { TaskList } from '../../features/promotions/tasks/TaskList.tsx';

export default function TasksPage() {
  return (
    <PageBody>
      <TaskList />
    </PageBody>
  );
}
