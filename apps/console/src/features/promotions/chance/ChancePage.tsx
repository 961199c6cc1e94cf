import { Stack } from '@mui/material';
import { ChooseBrand } from '../../../parts/layout/ChooseBrand.tsx';
import { PageHead } from '../../../parts/layout/PageHead.tsx';
import { useText } from '../../../platform/texts.tsx';
import { PacketsCard } from './PacketsCard.tsx';
import { SignInCard } from './SignInCard.tsx';
import { TasksCard } from './TasksCard.tsx';
import { WheelCard } from './WheelCard.tsx';

/** What members do for points, turns and prizes: tasks, the wheel, red packets. */
export function ChancePage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('chance.title')} hint={text('chance.hint')} />
      <ChooseBrand>
        {(merchant) => (
          <Stack key={merchant} sx={{ gap: 2 }}>
            <TasksCard merchant={merchant} />
            <WheelCard merchant={merchant} />
            <PacketsCard merchant={merchant} />
            <SignInCard merchant={merchant} />
          </Stack>
        )}
      </ChooseBrand>
    </>
  );
}
