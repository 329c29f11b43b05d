import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { BulkButton } from './Bulk.screen.tsx';
import { missingPath } from './readExpected.screen.ts';

/** What can be done with all documents besides adding one. */
export function DocumentsActions() {
  return (
    <>
      <Button component={Link} to={missingPath} variant="outline">
        O que falta
      </Button>
      <BulkButton />
    </>
  );
}
