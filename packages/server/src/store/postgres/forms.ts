import {
  type ColumnDefinitionNode,
  DataTypeNode,
  GeneratedNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/** SQLite's numbers have eight bytes, whole or not. PostgreSQL has such, and bytes, under other names. */
const asLong: Readonly<Record<string, DataTypeNode>> = {
  integer: DataTypeNode.create('bigint'),
  real: DataTypeNode.create('double precision'),
  blob: DataTypeNode.create('bytea'),
};

/** What SQLite numbers by itself. */
const numbered = GeneratedNode.create({ identity: true, byDefault: true });

class FormTransformer extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    return typeof node.dataType === 'string' ? (asLong[node.dataType] ?? node) : node;
  }

  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const { autoIncrement, ...column } = super.transformColumnDefinition(node);
    return autoIncrement ? { ...column, generated: numbered } : column;
  }
}

/** Writes the forms of the database as PostgreSQL has them: the same columns, which hold the same. */
export class PostgresForms implements KyselyPlugin {
  readonly #transformer = new FormTransformer();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node.kind === 'CreateTableNode' || node.kind === 'AlterTableNode'
      ? this.#transformer.transformNode(node)
      : node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
