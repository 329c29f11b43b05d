import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { missingPath } from './readExpected.ts';

/** From the documents to what is missing among them. */
export function MissingButton() {
  return (
    <Button component={Link} to={missingPath} variant="outline">
      O que falta
    </Button>
  );
}
